import { Kind, OperationTypeNode } from 'graphql';
import { expect, it } from 'vitest';

import * as documents from '../generated/graphql';
import { repeatable } from './repeatable';

it('names changes that there are', () => {
  const names = Object.values(documents).flatMap((document) =>
    typeof document === 'object' && 'definitions' in document
      ? document.definitions.flatMap((definition) =>
          definition.kind === Kind.OPERATION_DEFINITION &&
          definition.operation === OperationTypeNode.MUTATION
            ? (definition.name?.value ?? '')
            : [],
        )
      : [],
  );

  expect([...repeatable].filter((name) => !names.includes(name))).toEqual([]);
});
