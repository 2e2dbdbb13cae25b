import { buildPackage } from '../../scripts/buildPackage.ts';

// `npm run -w @hearback/durable-pglite build`, then `npm publish packages/durable-pglite/dist`.
buildPackage(import.meta.dirname);
