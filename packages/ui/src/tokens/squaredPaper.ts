import { vars } from './contract.css';

const { color } = vars;
const line = `color-mix(in srgb, ${color.line.subtle} 55%, transparent)`;

/** Ground under a sheet: a module grid, faint enough to forget. Nothing is written on it. */
export const squaredPaper = {
  backgroundColor: color.surface.sunken,
  backgroundImage: `linear-gradient(${line} 1px, transparent 1px), linear-gradient(90deg, ${line} 1px, transparent 1px)`,
  backgroundSize: '24px 24px',
} as const;
