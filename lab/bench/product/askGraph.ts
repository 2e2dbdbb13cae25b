/** Sends an operation to the graph as a person who is logged in. Throws on errors. */
export const askGraph =
  (origin: string, access: string) =>
  async <Data>(query: string, variables: object = {}): Promise<Data> => {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${access}` },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
