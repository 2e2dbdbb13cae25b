import { copyFileSync } from 'node:fs';
import { join } from 'node:path';

import { buildPackage } from '../../scripts/buildPackage.ts';

// `npm run -w n8n-nodes-hearback build`, then `npm publish packages/n8n-nodes-hearback/dist`: CommonJS, as n8n loads it.
const here = import.meta.dirname;
const target = buildPackage(here, (own) => {
  const { private: _, scripts: __, exports: ___, ...published } = own;
  return { ...published, type: 'commonjs' };
});
copyFileSync(join(here, '../app/public/icons/icon.svg'), join(target, 'hearback.svg'));
