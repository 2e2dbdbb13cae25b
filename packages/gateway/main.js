import { requireNode } from '../../scripts/nodeVersion.js';

/** The product for a service manager: refuses an older Node with a sentence, then runs `src/main.ts`. */
requireNode();
await import('./src/main.ts');
