/** The bytes of a file on our own server. `what` names it where it did not come: "The rasteriser". */
export async function fetchBytes(address: string, what: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${what} did not come: ${response.status}.`);
  return response.arrayBuffer();
}
