export { makeMigratedDump as setup } from './migratedDump.ts';
