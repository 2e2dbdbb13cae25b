import { expect, it } from 'vitest';

import { findCrossedBoundary } from './boundaries.ts';

it.each([
  ['packages/schema/src/limits.ts', '@hearback/ui', 'schema may not know ui'],
  ['packages/print/src/codes/encode.ts', '@hearback/ui', 'print may not know ui'],
  ['packages/print/src/frames/toSvgFile.ts', 'node:fs', 'print works without node:fs'],
  [
    'packages/ui/src/components/Button/Button.tsx',
    '@apollo/client',
    'ui works without @apollo/client',
  ],
  [
    'packages/ui/src/components/Button/Button.tsx',
    '../../widgets/X',
    'components comes before widgets',
  ],
  ['packages/app/src/features/a/A.tsx', '../b/B', 'a feature never imports another feature'],
  ['packages/app/src/shell/Shell.tsx', '../features/a/A', 'shell may not know features'],
  ['packages/api/src/company/routes.ts', './companies.sql.ts', 'routes may not know sql'],
  ['packages/api/src/company/companies.ts', './routes.ts', 'rules may not know routes'],
  ['packages/api/src/company/companies.sql.ts', '../code/codes.ts', 'sql may not know rules'],
  ['packages/api/src/tools/ids.ts', '../http/body.ts', 'tools may not know http'],
  ['packages/gateway/src/company.ts', '@hearback/api', 'gateway may not know api'],
  [
    'packages/gateway/src/api/client.ts',
    '../company.ts',
    'the client of the API does not know who asks',
  ],
  [
    'packages/app/src/shell/Shell.tsx',
    '../../../ui/src/x',
    'use the package’s name and a public door',
  ],
])('%s may not import %s', (file, from, reason) => {
  expect(findCrossedBoundary(file, from)).toBe(reason);
});

it.each([
  ['packages/app/src/features/a/A.tsx', '@hearback/ui'],
  ['packages/app/src/features/a/A.tsx', './B'],
  ['packages/gateway/src/main.ts', '@hearback/api/start'],
  ['packages/ui/src/widgets/X/X.tsx', '../../charts/Axis/Axis'],
  ['packages/ui/src/frames/FrameView.tsx', '@hearback/print/frames'],
  ['packages/api/src/code/publishing.ts', '@hearback/print/frames'],
  ['packages/api/src/company/routes.ts', './companies.ts'],
  ['packages/api/src/company/companies.ts', '../code/codes.sql.ts'],
])('%s may import %s', (file, from) => {
  expect(findCrossedBoundary(file, from)).toBeUndefined();
});
