import { darkColors, lightColors, type ThemeColors } from '../packages/ui/src/tokens/primitives.ts';

const face = (family: string, folder: string, weights: string) =>
  [
    ['latin-ext', 'U+0100-02BA, U+1E00-1E9F, U+20A0-20AB, U+20AD-20C0'],
    ['latin', 'U+0000-00FF, U+0152-0153, U+2000-206F, U+20AC, U+2122, U+2190-2193, U+2212'],
  ]
    .map(
      ([script, range]) =>
        `@font-face{font-family:'${family}';font-display:block;font-weight:${weights};src:url('./fonts/${folder}/${folder}-${script}-wght-normal.woff2') format('woff2');unicode-range:${range}}`,
    )
    .join('');

const ground = ({ surface, ink, line, accent }: ThemeColors) =>
  `--book-page:${surface.page};--book-side:${surface.sunken};--book-ink:${ink.strong};--book-text:${ink.normal};--book-muted:${ink.muted};--book-line:${line.subtle};--book-soft:${accent.soft};--book-accent:${accent.ink};`;

/** The theme of the toolbar stands in the address: it is on the page before anything is drawn. */
const theme = `<script>document.documentElement.dataset.theme=/[?&;]globals=[^&]*theme:dark/.test(decodeURIComponent(location.search))?'dark':'light'</script>`;

const colors = `:root{${ground(lightColors)}color-scheme:light}[data-theme='dark']{${ground(darkColors)}color-scheme:dark}html,body{background:var(--book-page)}`;

/** Paper, ink and faces for the frame of Storybook, from its first paint. */
export const managerHead = `${theme}<style>
${face('Instrument Sans Variable', 'instrument-sans', '400 700')}
${face('Bricolage Grotesque Variable', 'bricolage-grotesque', '200 800')}
${colors}
body{color:var(--book-text)}
#root:empty{background:linear-gradient(90deg,var(--book-side) 300px,var(--book-line) 300px 301px,transparent 301px);height:100vh}
.hearback-brand{display:inline-flex;align-items:center;gap:8px;color:var(--book-accent)}
.hearback-brand span{font:600 19px/24px 'Bricolage Grotesque Variable',system-ui,sans-serif;color:var(--book-ink)}
.sidebar-item[data-selected='true'],.sidebar-item[data-selected='true']:is(:hover,:focus){background:var(--book-soft)!important;color:var(--book-accent)!important;box-shadow:inset 3px 0 var(--book-accent)}
.sidebar-item[data-selected='true'] :is(svg,a,button){color:var(--book-accent)!important}
.sidebar-item svg{color:var(--book-muted)!important}
.sidebar-subheading,.sidebar-subheading button{letter-spacing:0!important;text-transform:none!important;font-size:13px!important;color:var(--book-ink)!important}
</style>`;

/** The same ground under stories and pages of words, also while they are being prepared. */
export const previewHead = `${theme}<style>
${colors}
.sb-preparing-story,.sb-preparing-docs,.sb-nopreview,.sb-nopreview_main,.sb-nopreview_main *{background:var(--book-page)!important;color:var(--book-text)!important}
.sb-previewBlock,.sb-argstableBlock{visibility:hidden}
</style>`;
