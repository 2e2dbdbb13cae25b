import { writeFileSync } from 'node:fs';

import { cataloguePath, extractFromCode } from './catalogue.ts';

/** Writes the English catalogue from the code: sentences are written there, beside their use. */
writeFileSync(cataloguePath('en-US'), extractFromCode());
