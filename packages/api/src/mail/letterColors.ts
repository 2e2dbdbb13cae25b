/** The product's light theme. Mail programs know no variables: each color stands where it is used. */
export const letterColors = {
  page: '#fbfaf7',
  panel: '#ffffff',
  sunken: '#f4f1ea',
  line: '#e4dfd4',
  ink: '#1b1d22',
  muted: '#5e6068',
  accent: '#0c5f56',
  onAccent: '#ffffff',
} as const;

/**
 * The dark theme, for the programs that ask for one. `!important` is the only way to be heard over
 * the colors that stand at the elements, which all the others need.
 */
export const darkStyle = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #1a1816 !important; }
  .panel { background: #23201e !important; border-color: #3b3733 !important; }
  .sunken { background: #131110 !important; }
  .ink, .brand { color: #f8f4ec !important; }
  .muted, .link { color: #aea79c !important; }
  .action { color: #61c5b5 !important; }
  .rule, .quote { border-color: #3b3733 !important; }
  .button { background: #61c5b5 !important; color: #141210 !important; }
  .mark { border-color: #f8f4ec !important; }
  .eye { background: #61c5b5 !important; }
}
`;
