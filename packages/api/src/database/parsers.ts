const asText = (text: string): string => text;

/** Both engines must hand out the same values: counts as numbers, days as `YYYY-MM-DD`. */
export const parsers: Record<number, (text: string) => string | number> = {
  /** int8 */
  20: Number,
  /** date */
  1082: asText,
  /** numeric */
  1700: Number,
};
