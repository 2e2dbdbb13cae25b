const company = (n: number) => ({
  id: `company-${n}`,
  name: `Company ${n}`,
  address: 'Lipowa 1',
  registration_number: '0012345',
  representative: 'Anna Nowak',
  date_created: '2026-11-01T10:00:00.000Z',
  location_count: 1,
  code_count: 2,
});
const companies = Array.from({ length: 50 }, (_, n) => company(n));
const fifty = JSON.stringify({ count: 50, results: companies });
const one = JSON.stringify({ count: 1, results: [company(1)] });

/** Responses of the API, from memory. */
export const answerOfApi = (url: string): string => (url.includes('ids=') ? one : fifty);

const fields =
  'id name address registrationNumber representative dateCreated locationCount codeCount';

/** Queries for each contender. */
export const questions = {
  'one object': `{ company(id: "company-1") { ${fields} } }`,
  'list of 50': `{ companies(page: { pageSize: 50 }) { items { ${fields} } pageInfo { totalCount } } }`,
};
