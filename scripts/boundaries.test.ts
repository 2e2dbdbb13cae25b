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
  ['packages/api/src/routes/a/b.ts', '../../repositories/c.ts', 'routes may not know repositories'],
  ['packages/gateway/src/modules/a.ts', '@hearback/api', 'gateway may not know api'],
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
  ['packages/ui/src/frames/FrameView/FrameView.tsx', '@hearback/print/frames'],
  ['packages/api/src/services/code/publishCode.ts', '@hearback/print/frames'],
  ['packages/api/src/routes/a/b.ts', '../../services/c.ts'],
])('%s may import %s', (file, from) => {
  expect(findCrossedBoundary(file, from)).toBeUndefined();
});
