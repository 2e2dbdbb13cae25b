import type { FormDocument, ImageReference } from '@hearback/schema/documents';
import { Button } from 'react-aria-components';

import { IconButton } from '../../../components/IconButton/IconButton';
import { Menu } from '../../../components/Menu/Menu';
import type { MenuAction } from '../../../components/Menu/MenuList';
import { MoreIcon } from '../../../icons';
import { useUiStrings } from '../../../strings/UiStringsProvider';
import { FormMiniature } from '../../../forms/FormMiniature/FormMiniature';
import * as styles from './FormGallery.css';

/** One form of a gallery. */
export interface FormGalleryItem {
  id: string;
  name: string;
  document: Pick<FormDocument, 'style' | 'fields'>;
  /** Menu actions besides selecting the form. */
  actions?: readonly MenuAction[];
}

export interface FormGalleryProps {
  /** Accessible name of the list. */
  label: string;
  items: readonly FormGalleryItem[];
  language: string;
  onPick: (id: string) => void;
  /** Returns the URL of an image. Default: the URL in the document. */
  addressOf?: (image: ImageReference) => string | undefined;
}

/** Gallery of forms to choose from, as visitors see them. */
export function FormGallery({ label, items, language, onPick, addressOf }: FormGalleryProps) {
  const strings = useUiStrings();

  return (
    <ul className={styles.gallery} aria-label={label}>
      {items.map(({ id, name, document, actions = [] }) => (
        <li key={id} className={styles.tile}>
          <div className={styles.table}>
            <FormMiniature {...{ document, language }} {...(addressOf && { addressOf })} />
          </div>
          <Button className={styles.button} aria-label={name} onPress={() => onPick(id)} />
          <div className={styles.caption}>
            <span className={styles.name} aria-hidden="true" title={name}>
              {name}
            </span>
            {actions.length > 0 && (
              <span className={styles.menu}>
                <Menu
                  label={strings.rowActions(name)}
                  actions={actions}
                  trigger={
                    <IconButton icon={MoreIcon} size="small" label={strings.rowActions(name)} />
                  }
                />
              </span>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
