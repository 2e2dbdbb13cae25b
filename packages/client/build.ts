import { buildPackage } from '../../scripts/buildPackage.ts';

// `npm run -w @hearback/client build`, then `npm publish packages/client/dist`.
buildPackage(import.meta.dirname);
