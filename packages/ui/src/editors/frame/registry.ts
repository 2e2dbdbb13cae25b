import type { FrameElementType } from '@hearback/schema/documents';
import type { ComponentType } from 'react';

import {
  ImageIcon,
  LineIcon,
  QrIcon,
  ShapeIcon,
  SparkIcon,
  TextIcon,
  type IconComponent,
} from '../../icons';
import type { AddedType } from './commands/newElement';
import { CodeInspector } from './inspectors/CodeInspector';
import type { InspectorProps } from './inspectors/InspectorProps';
import { IconInspector } from './inspectors/IconInspector';
import { ImageInspector, LogoInspector } from './inspectors/PictureInspector';
import { ShapeInspector } from './inspectors/ShapeInspector';
import { TextInspector } from './inspectors/TextInspector';

type Registry = {
  [Type in FrameElementType]: {
    icon: IconComponent;
    Inspector: ComponentType<InspectorProps<Type>>;
  };
};

/** How each type of element is edited. A new type is an inspector and a line here. */
export const editing: Registry = {
  text: { icon: TextIcon, Inspector: TextInspector },
  image: { icon: ImageIcon, Inspector: ImageInspector },
  shape: { icon: ShapeIcon, Inspector: ShapeInspector },
  logo: { icon: ImageIcon, Inspector: LogoInspector },
  icon: { icon: SparkIcon, Inspector: IconInspector },
  code: { icon: QrIcon, Inspector: CodeInspector },
};

/** What a person can add. */
export const addable: readonly AddedType[] = [
  'text',
  'code',
  'logo',
  'image',
  'icon',
  'shape',
  'line',
];

export const iconOf = (type: AddedType): IconComponent =>
  type === 'line' ? LineIcon : editing[type].icon;
