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
import type { AddedType } from './commands/addElements';
import {
  CodeInspector,
  IconInspector,
  ImageInspector,
  FrameLogoInspector,
} from './inspectors/PictureInspector';
import type { ElementInspectorProps } from './inspectors/LengthField';
import { ShapeInspector } from './inspectors/ShapeInspector';
import { FrameTextInspector } from './inspectors/TextInspector';

type Registry = {
  [Type in FrameElementType]: {
    icon: IconComponent;
    Inspector: ComponentType<ElementInspectorProps<Type>>;
  };
};

/** Editor definitions by element type. A new type needs an inspector and an entry here. */
export const elementEditing: Registry = {
  text: { icon: TextIcon, Inspector: FrameTextInspector },
  image: { icon: ImageIcon, Inspector: ImageInspector },
  shape: { icon: ShapeIcon, Inspector: ShapeInspector },
  logo: { icon: ImageIcon, Inspector: FrameLogoInspector },
  icon: { icon: SparkIcon, Inspector: IconInspector },
  code: { icon: QrIcon, Inspector: CodeInspector },
};

/** Element types in the palette. */
export const addableElements: readonly AddedType[] = [
  'text',
  'code',
  'logo',
  'image',
  'icon',
  'shape',
  'line',
];

export const iconOf = (type: AddedType): IconComponent =>
  type === 'line' ? LineIcon : elementEditing[type].icon;
