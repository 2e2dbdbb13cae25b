export type { IconComponent, IconProps } from './Icon';
export * from './editorIcons.generated';
export * from './icons.generated';
