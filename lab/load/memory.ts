import { readdirSync, readFileSync } from 'node:fs';

/** Megabytes of memory that a process has now. */
export function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1_024;
}

/** Number of open files and connections of a process. */
export const openFilesOf = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** Growth of a value per unit of time: the slope of the least-squares line. */
export function slopeOf(points: readonly (readonly [time: number, value: number])[]): number {
  const mean = (numbers: readonly number[]) =>
    numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const [middle, height] = [
    mean(points.map(([time]) => time)),
    mean(points.map(([, value]) => value)),
  ];
  const spread = points.reduce((sum, [time]) => sum + (time - middle) ** 2, 0);
  const shared = points.reduce((sum, [time, value]) => sum + (time - middle) * (value - height), 0);
  return spread === 0 ? 0 : shared / spread;
}
