/** Fetches a file from our own server. `what` names it in the error message: "The rasteriser". */
export async function fetchBytes(address: string, what: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${what} did not come: ${response.status}.`);
  return response.arrayBuffer();
}
