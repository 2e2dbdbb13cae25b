import type { Part } from './licences.ts';

/** https://www.npmjs.com/package/<name> as a package address: the scope's @ is the only thing to escape. */
const addressOf = ({ name, version }: Part) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** npm writes a hash as its method and base64; CycloneDX as its method and hexadecimal digits. */
function hashesOf({ integrity }: Part) {
  const [method = '', digest = ''] = integrity.split('-', 2);
  if (!digest) return [];
  const alg = method.replace('sha', 'SHA-');
  return [{ alg, content: Buffer.from(digest, 'base64').toString('hex') }];
}

/** A list of parts for scanners: CycloneDX 1.5, https://cyclonedx.org/docs/1.5/json/. */
export const toCycloneDx = (version: string, parts: readonly Part[]) => ({
  $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'application', name: 'hearback', version } },
  components: parts.map((part) => ({
    type: 'library',
    'bom-ref': addressOf(part),
    name: part.name,
    version: part.version,
    purl: addressOf(part),
    hashes: hashesOf(part),
    licenses: [{ expression: part.licence }],
  })),
});
