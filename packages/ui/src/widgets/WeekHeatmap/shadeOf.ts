/** How dark a cell is, 0 to 4: none at all, then quarters of the busiest. */
export function shadeOf(count: number, busiest: number): 0 | 1 | 2 | 3 | 4 {
  if (count <= 0 || busiest <= 0) return 0;
  const quarter = Math.ceil((count / busiest) * 4);
  return Math.min(4, Math.max(1, quarter)) as 1 | 2 | 3 | 4;
}
