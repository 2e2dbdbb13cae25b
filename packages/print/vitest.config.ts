import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'print', testTimeout: 60_000, maxWorkers: 3 } });
