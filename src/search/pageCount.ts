/** A number of pages in words: "1 page", "12 pages", or "40+ pages" where there may be more. */
export function pageCount(total: number, hasMore = false): string {
  const more = hasMore ? '+' : '';
  return `${String(total)}${more} ${total === 1 && !hasMore ? 'page' : 'pages'}`;
}
