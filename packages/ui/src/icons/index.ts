export type { IconComponent, IconProps } from './Icon';
export * from './icons.generated';
