/** Which entries a page shows, counted from 1, and how many pages there are. */
export function pageWindow(total: number, page: number, pageSize: number) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const from = total === 0 ? 0 : Math.min((page - 1) * pageSize + 1, total);
  return { from, to: Math.min(page * pageSize, total), pages };
}
