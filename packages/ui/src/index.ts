export type { ActiveFilter } from './components/EntityList/ActiveFilters';
export { AppShell, type AppShellProps } from './components/AppShell/AppShell';
export { Avatar, type AvatarProps } from './components/Avatar/Avatar';
export { Badge, type BadgeProps } from './components/Badge/Badge';
export { Box, type BoxProps } from './layout/Box/Box';
export { Button, type ButtonProps } from './components/Button/Button';
export { ButtonLink, type ButtonLinkProps } from './components/ButtonLink/ButtonLink';
export { Card, type CardProps } from './layout/Card/Card';
export { Checkbox, type CheckboxProps } from './fields/Checkbox/Checkbox';
export { CheckboxGroup, type CheckboxGroupProps } from './fields/CheckboxGroup/CheckboxGroup';
export { ColorField, type ColorFieldProps } from './fields/ColorField/ColorField';
export { Columns, type ColumnsProps } from './layout/Columns/Columns';
export { ComboBox, type ComboBoxProps } from './fields/ComboBox/ComboBox';
export type { Command, CommandGroup } from './components/CommandPalette/CommandOption';
export {
  CommandPalette,
  type CommandPaletteProps,
} from './components/CommandPalette/CommandPalette';
export { ConfirmDialog, type ConfirmDialogProps } from './components/ConfirmDialog/ConfirmDialog';
export {
  createSnackbar,
  type Snackbar,
  type SnackbarMessage,
} from './components/Snackbar/createSnackbar';
export type { DateRange, NamedRange } from './fields/DateRangeField/DateRange';
export { CopyField, type CopyFieldProps } from './fields/CopyField/CopyField';
export { DateRangeField, type DateRangeFieldProps } from './fields/DateRangeField/DateRangeField';
export { Dialog, useDialogClose, type DialogProps } from './components/Dialog/Dialog';
export { DialogActions, type DialogActionsProps } from './components/Dialog/DialogActions';
export { Divider } from './layout/Divider/Divider';
export { Drawer, type DrawerProps } from './components/Drawer/Drawer';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState';
export {
  EntityList,
  type BulkActions,
  type EntityColumn,
  type EntityListProps,
  type RowAction,
} from './components/EntityList/EntityList';
export type { EntityCard } from './components/EntityList/Gallery';
export type { Layout } from './components/EntityList/ViewList';
export { Facts, type Fact, type FactsProps } from './components/Facts/Facts';
export { FieldMessage, type FieldMessageProps } from './fields/FieldMessage/FieldMessage';
export type { FieldProps } from './fields/fieldParts';
export { FileField, type FileFieldProps } from './fields/FileField/FileField';
export { findWords, type Piece } from './components/Highlight/Highlight';
export { firstPage, type EntityQuery } from './components/EntityList/EntityQuery';
export type { Gap } from './layout/gaps';
export { FoldedPicture, type FoldedPictureProps } from './components/FoldedPicture/FoldedPicture';
export { Heading, type HeadingProps } from './components/Heading/Heading';
export { Hidden, type HiddenProps } from './layout/Hidden/Hidden';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton';
export { Inline, type InlineProps } from './layout/Inline/Inline';
export { isOnMac } from './internal/isOnMac';
export { SingleKeysProvider, type SingleKeysProviderProps } from './internal/SingleKeysProvider';
export { lazyModule, useLazyModule } from './internal/lazyModule';
export { lazyPart } from './internal/lazyPart';
export { Link, type LinkProps } from './components/Link/Link';
export { LinkProvider, type LinkProviderProps } from './components/Link/LinkProvider';
export { Loader, type LoaderProps } from './components/Loader/Loader';
export { Logo, type LogoProps } from './components/Logo/Logo';
export { Highlight, type HighlightProps } from './components/Highlight/Highlight';
export { Menu, type MenuProps } from './components/Menu/Menu';
export type { MenuAction } from './components/Menu/MenuList';
export { MoreActions } from './components/Menu/MoreActions';
export type { NavigationItem } from './components/Sidebar/SidebarItem';
export { NewPill, type NewPillProps } from './components/NewPill/NewPill';
export { NewsItem, type NewsItemProps } from './components/NewsItem/NewsItem';
export { Notice, type NoticeProps } from './components/Notice/Notice';
export { NumberField, type NumberFieldProps } from './fields/NumberField/NumberField';
export { Page, type PageProps } from './layout/Page/Page';
export { Pagination, type PaginationProps } from './components/Pagination/Pagination';
export { PasswordField, type PasswordFieldProps } from './fields/PasswordField/PasswordField';
export { PeriodSelect, type PeriodSelectProps } from './fields/PeriodSelect/PeriodSelect';
export { Popover, type PopoverProps } from './components/Popover/Popover';
export {
  PictureRadioGroup,
  type PictureOption,
  type PictureOptionGroup,
  type PictureRadioGroupProps,
} from './fields/RadioGroup/PictureRadioGroup';
export { RadioGroup, type RadioGroupProps } from './fields/RadioGroup/RadioGroup';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField';
export { Select, type SelectOption, type SelectProps } from './fields/Select/Select';
export {
  ShortcutSheet,
  type ListedShortcut,
  type ShortcutGroup,
  type ShortcutSheetProps,
} from './components/ShortcutSheet/ShortcutSheet';
export { Sidebar, type SidebarProps } from './components/Sidebar/Sidebar';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton';
export { Slider, type SliderProps } from './fields/Slider/Slider';
export { SnackbarRegion, type SnackbarRegionProps } from './components/Snackbar/SnackbarRegion';
export {
  SplitView,
  type SplitViewDetails,
  type SplitViewProps,
} from './components/SplitView/SplitView';
export { Stack, type StackProps } from './layout/Stack/Stack';
export { StarRating, type StarRatingProps } from './components/StarRating/StarRating';
export { Stepper, type StepperStep, type StepperProps } from './components/Stepper/Stepper';
export { Switch, type SwitchProps } from './fields/Switch/Switch';
export {
  Table,
  type TableColumn,
  type TableProps,
  type TableSort,
  type Density,
} from './components/Table/Table';
export { Tabs, type TabItem, type TabsProps } from './components/Tabs/Tabs';
export { Tag, type TagProps } from './components/Tag/Tag';
export { Text, type TextProps } from './components/Text/Text';
export { TagsField, type TagsFieldProps } from './fields/TagsField/TagsField';
export { TextArea, type TextAreaProps } from './fields/TextArea/TextArea';
export { MentionArea, type MentionAreaProps } from './fields/MentionArea/MentionArea';
export { TextField, type TextFieldProps } from './fields/TextField/TextField';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip';
export { TryCard, type TryCardProps, type TryItem } from './components/TryCard/TryCard';
