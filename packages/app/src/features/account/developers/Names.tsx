import { Fragment } from 'react';

import { Badge, Hidden, Inline } from '@hearback/ui';

/** Names as programs write them: scopes of a key, events of a webhook. */
export function Names({ names }: { names: readonly string[] }) {
  return (
    <Inline gap="xxsmall">
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && <Hidden>, </Hidden>}
          <Badge>{name}</Badge>
        </Fragment>
      ))}
    </Inline>
  );
}
