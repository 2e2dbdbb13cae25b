/** The month some months after another, both such as `2026-10`. */
const addMonths = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
};

/** The month that a day of the browser lies in. */
export const monthOf = (moment: Date): string =>
  `${moment.getFullYear()}-${String(moment.getMonth() + 1).padStart(2, '0')}`;

export const monthBefore = (month: string): string => addMonths(month, -1);

/** Every month from one to another, the newest first. At least the newest is there. */
export function monthsSince(first: string, newest: string): string[] {
  const months = [newest];
  for (let month = monthBefore(newest); month >= first; month = monthBefore(month)) {
    months.push(month);
  }
  return months;
}

/** Whether a text from an address names a month. */
export const isMonth = (text: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);
