import type { FormDocument, ImageReference } from '@hearback/schema/documents';
import { Button } from 'react-aria-components';

import { IconButton } from '../../../components/IconButton/IconButton';
import { Menu } from '../../../components/Menu/Menu';
import type { MenuAction } from '../../../components/Menu/MenuList';
import { MoreIcon } from '../../../icons';
import { useUiStrings } from '../../../strings/UiStringsProvider';
import { FormMiniature } from '../FormMiniature/FormMiniature';
import * as styles from './FormGallery.css';

/** One form of a gallery. */
export interface FormGalleryItem {
  id: string;
  name: string;
  document: Pick<FormDocument, 'style' | 'fields'>;
  /** What can be done with it besides picking it. */
  actions?: readonly MenuAction[];
}

export interface FormGalleryProps {
  /** Names the list. */
  label: string;
  items: readonly FormGalleryItem[];
  language: string;
  onPick: (id: string) => void;
  /** Where a picture's bytes are. Left out: where the document says. */
  addressOf?: (image: ImageReference) => string | undefined;
}

/** Forms to choose from, each as its visitor would see it. */
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
