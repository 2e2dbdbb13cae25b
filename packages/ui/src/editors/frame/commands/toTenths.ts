/** Millimetres as precise as a printer: sums of tenths stay tenths. */
export const toTenths = (mm: number): number => Math.round(mm * 10) / 10;
