/** The colors of a theme, by role. A theme that misses one does not compile. */
export interface ThemeColors {
  surface: { page: string; panel: string; raised: string; sunken: string; inverse: string };
  ink: {
    strong: string;
    normal: string;
    muted: string;
    inverse: string;
    link: string;
    /** Text and icons on `accent.solid` and every `status.*.solid`. */
    onSolid: string;
  };
  line: { subtle: string; strong: string; focus: string };
  accent: { solid: string; solidHover: string; soft: string; ink: string };
  status: Record<'success' | 'warning' | 'danger' | 'info', StatusColors>;
  sentiment: { positive: string; neutral: string; negative: string };
  nps: { promoter: string; passive: string; detractor: string };
  star: string;
  chart: Record<'1' | '2' | '3' | '4' | '5' | '6' | '7' | '8', string>;
  /** Backdrop between a dialog and the page. */
  veil: string;
}

interface StatusColors {
  solid: string;
  solidHover: string;
  soft: string;
  ink: string;
}

/** Paper and ink. */
export const lightColors: ThemeColors = {
  surface: {
    page: '#fbfaf7',
    panel: '#ffffff',
    raised: '#ffffff',
    sunken: '#f4f1ea',
    inverse: '#1b1d22',
  },
  ink: {
    strong: '#1b1d22',
    normal: '#363940',
    muted: '#5e6068',
    inverse: '#fbfaf7',
    link: '#0a5c53',
    onSolid: '#ffffff',
  },
  line: { subtle: '#e4dfd4', strong: '#8b8578', focus: '#0b7468' },
  accent: { solid: '#0c5f56', solidHover: '#084840', soft: '#e0efea', ink: '#0a554d' },
  status: {
    success: { solid: '#2c7434', solidHover: '#1f5926', soft: '#e6f2e2', ink: '#225c29' },
    warning: { solid: '#9a5700', solidHover: '#7a4500', soft: '#fcefd5', ink: '#774300' },
    danger: { solid: '#b3261e', solidHover: '#8f1a14', soft: '#fce8e4', ink: '#921d16' },
    info: { solid: '#2b5ca8', solidHover: '#204885', soft: '#e6eef9', ink: '#204a88' },
  },
  sentiment: { positive: '#176f3c', neutral: '#6e7076', negative: '#b41918' },
  nps: { promoter: '#0f7a6c', passive: '#b06f00', detractor: '#b3261e' },
  star: '#c47700',
  chart: {
    1: '#0f7a6c',
    2: '#c27600',
    3: '#044dac',
    4: '#a54386',
    5: '#5e5d57',
    6: '#7d8b4b',
    7: '#9a3218',
    8: '#745fb1',
  },
  veil: 'rgb(27 29 34 / 0.45)',
};

/** The same workshop at night: warm charcoal, not an inversion. */
export const darkColors: ThemeColors = {
  surface: {
    page: '#1a1816',
    panel: '#23201e',
    raised: '#2d2a27',
    sunken: '#131110',
    inverse: '#f3efe7',
  },
  ink: {
    strong: '#f8f4ec',
    normal: '#dcd6cc',
    muted: '#aea79c',
    inverse: '#1a1816',
    link: '#7cd4c5',
    onSolid: '#141210',
  },
  line: { subtle: '#3b3733', strong: '#8f877b', focus: '#7fdccb' },
  accent: { solid: '#61c5b5', solidHover: '#83d8ca', soft: '#183d38', ink: '#86dacb' },
  status: {
    success: { solid: '#7cc383', solidHover: '#9ad6a0', soft: '#203822', ink: '#a3dba8' },
    warning: { solid: '#e6a94f', solidHover: '#f1c077', soft: '#40300f', ink: '#f3c782' },
    danger: { solid: '#f08a7e', solidHover: '#f7a99f', soft: '#4b221e', ink: '#f9b4ab' },
    info: { solid: '#86aeec', solidHover: '#a5c4f4', soft: '#1f3253', ink: '#b1cdf7' },
  },
  sentiment: { positive: '#59b464', neutral: '#9b958f', negative: '#ffaea1' },
  nps: { promoter: '#61c5b5', passive: '#f6bb61', detractor: '#ec8074' },
  star: '#f2b33d',
  chart: {
    1: '#61c5b5',
    2: '#f4b334',
    3: '#7397c0',
    4: '#b97695',
    5: '#a1998d',
    6: '#ccda88',
    7: '#e98258',
    8: '#b5a6f9',
  },
  veil: 'rgb(8 7 6 / 0.62)',
};

/** Shadows of a theme. */
export const elevations = {
  light: {
    raised: '0 1px 2px rgb(27 29 34 / 0.06), 0 2px 8px rgb(27 29 34 / 0.05)',
    floating: '0 2px 6px rgb(27 29 34 / 0.08), 0 16px 40px rgb(27 29 34 / 0.16)',
  },
  dark: {
    raised: '0 1px 2px rgb(0 0 0 / 0.3), 0 2px 8px rgb(0 0 0 / 0.25)',
    floating: '0 2px 6px rgb(0 0 0 / 0.4), 0 16px 40px rgb(0 0 0 / 0.5)',
  },
} as const;

/** All that is the same in both themes. */
export const measures = {
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
};
