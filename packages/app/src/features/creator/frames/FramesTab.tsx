import { useFramesTabQuery } from '../../../apollo/generated/hooks';
import { useEntityQuery } from '../../../lists/useEntityQuery';
import { DocumentsTab, newestFirst } from '../documents/DocumentsTab';
import { frameKind } from './frameKind';
import { orderFields, useFrameColumns } from './useFrameColumns';
import { useRemoveFrames } from './useRemoveFrames';

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
      remove={useRemoveFrames()}
    />
  );
}
