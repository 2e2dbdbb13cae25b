import { createGlobalTheme, createThemeContract, globalStyle } from '@vanilla-extract/css';

const themed = createThemeContract({
  color: {
    surface: { page: '', panel: '', raised: '', sunken: '', inverse: '' },
    ink: { strong: '', normal: '', muted: '', inverse: '', link: '', onSolid: '' },
    line: { subtle: '', strong: '', focus: '' },
    accent: { solid: '', solidHover: '', soft: '', ink: '' },
    status: {
      success: { solid: '', solidHover: '', soft: '', ink: '' },
      warning: { solid: '', solidHover: '', soft: '', ink: '' },
      danger: { solid: '', solidHover: '', soft: '', ink: '' },
      info: { solid: '', solidHover: '', soft: '', ink: '' },
    },
    sentiment: { positive: '', neutral: '', negative: '' },
    nps: { promoter: '', passive: '', detractor: '' },
    star: '',
    chart: { 1: '', 2: '', 3: '', 4: '', 5: '', 6: '', 7: '', 8: '' },
    veil: '',
  },
  /** Two levels only, and a border comes before either. */
  elevation: { raised: '', floating: '' },
});

const measures = createGlobalTheme(':root', {
  /** Steps on the 4 px grid. */
  space: {
    none: '0',
    hair: '2px',
    xxsmall: '4px',
    xsmall: '8px',
    small: '12px',
    medium: '16px',
    large: '24px',
    xlarge: '32px',
    xxlarge: '48px',
    huge: '64px',
  },
  radius: { small: '4px', medium: '8px', large: '14px', full: '999px' },
  font: {
    interface: "'Instrument Sans Variable', ui-sans-serif, system-ui, sans-serif",
    display: "'Bricolage Grotesque Variable', 'Instrument Sans Variable', system-ui, sans-serif",
    code: "ui-monospace, 'SFMono-Regular', 'Cascadia Mono', 'DejaVu Sans Mono', monospace",
  },
  /** Sizes in rem, so that a reader's own size counts: 12 14 16 20 25 32 44 px. */
  text: {
    caption: '0.75rem',
    small: '0.875rem',
    body: '1rem',
    lead: '1.25rem',
    title: '1.5625rem',
    headline: '2rem',
    display: '2.75rem',
  },
  /** Line heights that belong to `text`, on the 4 px grid. */
  leading: {
    caption: '1rem',
    small: '1.25rem',
    body: '1.5rem',
    lead: '1.75rem',
    title: '2rem',
    headline: '2.5rem',
    display: '3rem',
  },
  weight: { normal: '400', medium: '500', strong: '600', heavy: '700' },
  motion: {
    fast: '120ms',
    normal: '200ms',
    slow: '320ms',
    enter: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
    exit: 'cubic-bezier(0.4, 0, 1, 1)',
  },
  size: {
    /** Height of a control; 44 px where a finger points. */
    control: '40px',
    controlSmall: '32px',
    icon: '20px',
    content: '1200px',
    /** The longest line that reads well. */
    measure: '68ch',
  },
  layer: { sticky: '10', navigation: '20', overlay: '40', snackbar: '60' },
});

/** Every visual decision a component may make. */
export const vars = { ...themed, ...measures };

/** The part of `vars` that each theme fills in. */
export const themeContract = themed;

globalStyle(':root', {
  '@media': {
    '(pointer: coarse)': {
      vars: { [measures.size.control]: '44px', [measures.size.controlSmall]: '44px' },
    },
    '(prefers-reduced-motion: reduce)': {
      vars: {
        [measures.motion.fast]: '0ms',
        [measures.motion.normal]: '0ms',
        [measures.motion.slow]: '0ms',
      },
    },
  },
});
