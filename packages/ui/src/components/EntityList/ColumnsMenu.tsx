import { ColumnsIcon } from '../../icons';
import { LateMenu } from '../../internal/LateMenu';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { Button } from '../Button/Button';

interface Props {
  columns: readonly { id: string; label: string }[];
  hidden: ReadonlySet<string>;
  onHide: (hidden: ReadonlySet<string>) => void;
}

const loadList = () => import('./ColumnsList').then((part) => part.ColumnsList);

/** Shows and hides the columns of a list. */
export function ColumnsMenu(props: Props) {
  const strings = useUiStrings();
  return (
    <LateMenu
      trigger={<Button icon={ColumnsIcon}>{strings.columns}</Button>}
      load={loadList}
      list={props}
    />
  );
}
