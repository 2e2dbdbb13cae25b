/** How many promoters, passives and detractors there are among counted ratings. */
export function groupRatings(counted: readonly { rating: number; count: number }[]) {
  const between = (low: number, high: number) =>
    counted.reduce(
      (sum, { rating, count }) => (rating >= low && rating <= high ? sum + count : sum),
      0,
    );
  return { promoters: between(9, 10), passives: between(7, 8), detractors: between(1, 6) };
}
