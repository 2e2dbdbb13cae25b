import { useFramesTabQuery } from '../../../server/generated/hooks';
import { useEntityQuery } from '../../../lists/useEntityQuery';
import { useRemoval } from '../../../lists/removal/useRemoval';
import { DocumentsTab, newestFirst } from '../documents/DocumentsTab';
import { frameKind } from './frameKind';
import { frameRemoval } from './frameRemoval';
import { orderFields, useFrameColumns } from './useFrameColumns';

/** `/creator/frames/` */
export function FramesTab() {
  const { query, onQuery, variables } = useEntityQuery(orderFields, newestFirst);
  const { data, previousData, ...result } = useFramesTabQuery({ variables });

  return (
    <DocumentsTab
      kind={frameKind}
      columns={useFrameColumns()}
      asked={{ query, onQuery }}
      page={data?.frames}
      previousPage={previousData?.frames}
      result={result}
      remove={useRemoval(frameRemoval)}
    />
  );
}
