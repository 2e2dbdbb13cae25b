import * as v from 'valibot';

/** What a browser sends when it has solved a challenge, as ALTCHA writes it. */
const Proof = v.object({
  challenge: v.object({
    parameters: v.looseObject({
      algorithm: v.string(),
      nonce: v.string(),
      salt: v.string(),
      cost: v.number(),
      keyLength: v.number(),
      keyPrefix: v.string(),
      expiresAt: v.number(),
      data: v.record(v.string(), v.string()),
    }),
    signature: v.string(),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
});
export type Proof = v.InferOutput<typeof Proof>;

/** Reads a proof: JSON in base64. Undefined for anything else. */
export function readProof(text: string): Proof | undefined {
  try {
    const read = v.safeParse(Proof, JSON.parse(Buffer.from(text, 'base64').toString()));
    return read.success ? read.output : undefined;
  } catch {
    // Not JSON: whoever sent it has solved nothing.
    return undefined;
  }
}
