import type { FrameElementType } from '@hearback/schema/documents';
import type { ComponentType } from 'react';

import type { IconName } from '../../icons/iconPaths';
import type { AddedType } from './commands/newElement';
import { CodeInspector } from './inspectors/CodeInspector';
import type { InspectorProps } from './inspectors/InspectorProps';
import { ImageInspector, LogoInspector } from './inspectors/PictureInspector';
import { ShapeInspector } from './inspectors/ShapeInspector';
import { TextInspector } from './inspectors/TextInspector';

type Registry = {
  [Type in FrameElementType]: { icon: IconName; Inspector: ComponentType<InspectorProps<Type>> };
};

/** How each type of element is edited. A new type is an inspector and a line here. */
export const editing: Registry = {
  text: { icon: 'text', Inspector: TextInspector },
  image: { icon: 'image', Inspector: ImageInspector },
  shape: { icon: 'shape', Inspector: ShapeInspector },
  logo: { icon: 'image', Inspector: LogoInspector },
  code: { icon: 'qr', Inspector: CodeInspector },
};

/** What a person can add. */
export const addable: readonly AddedType[] = ['text', 'code', 'logo', 'shape'];
