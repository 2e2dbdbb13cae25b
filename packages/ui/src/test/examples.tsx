import type { ReactElement } from 'react';

import * as ui from '../index';
import { BellIcon, HomeIcon, MapPinIcon, MoreIcon, QrIcon, TrashIcon } from '../icons';
import type { Example } from './conformance';

type Exports = typeof ui;

/** What the door exports in capitals: its components. */
export type ComponentName = {
  [Name in keyof Exports]: Name extends Capitalize<Name> ? Name : never;
}[keyof Exports];

const nothing = () => {};
const days = ['Monday', 'Tuesday'].map((label) => ({ value: label.slice(0, 2), label }));
const places = [
  { id: 'rynek', name: 'Rynek 12', scans: 1284 },
  { id: 'kazimierz', name: 'Kazimierz', scans: 397 },
];
const columns = [
  { id: 'name', label: 'Place', cell: ({ name }: (typeof places)[number]) => name },
  {
    id: 'scans',
    label: 'Scans',
    cell: ({ scans }: (typeof places)[number]) => scans,
    isSortable: true,
    align: 'end' as const,
  },
];
const navigation: ui.SidebarProps = {
  homeHref: '/',
  items: [{ id: 'home', label: 'Home', icon: HomeIcon, href: '/', isCurrent: true }],
  footItems: [{ id: 'news', label: 'News', icon: BellIcon, href: '/news/' }],
  isExtended: true,
  onExtendedChange: nothing,
  search: { label: 'Find', keys: 'Mod+K', onOpen: nothing },
};
const inDialog = (element: ReactElement) => (
  <ui.Dialog title="Add location" isOpen onClose={nothing}>
    {element}
  </ui.Dialog>
);
const snackbar = ui.createSnackbar();
snackbar.show({ tone: 'success', text: 'Location added' });

/**
 * Every component of the door as a page would use it, so that each keeps what all of them promise. A new
 * component has to be added here.
 */
export const examples: Record<ComponentName, Example> = {
  AppShell: { element: <ui.AppShell navigation={navigation}>Twelve answers</ui.AppShell> },
  Avatar: { element: <ui.Avatar name="Anna Nowak" /> },
  Badge: { element: <ui.Badge dot="full">Published</ui.Badge> },
  Box: { element: <ui.Box>Twelve answers</ui.Box> },
  Button: { element: <ui.Button isPending>Save</ui.Button> },
  ButtonLink: { element: <ui.ButtonLink href="/codes/">See the codes</ui.ButtonLink> },
  Card: { element: <ui.Card title="Opening hours">From eight</ui.Card> },
  Checkbox: { element: <ui.Checkbox label="Keep me signed in" value onChange={nothing} /> },
  CheckboxGroup: {
    element: <ui.CheckboxGroup label="Days" value={['Mo']} options={days} onChange={nothing} />,
  },
  ColorField: {
    element: (
      <ui.ColorField
        label="Ink"
        value="#dddddd"
        against={[{ name: 'On the paper', color: '#ffffff', needs: 4.5 }]}
        onChange={nothing}
      />
    ),
  },
  Columns: { element: <ui.Columns>Twelve answers</ui.Columns> },
  ComboBox: { element: <ui.ComboBox label="Day" value="Mo" options={days} onChange={nothing} /> },
  CommandPalette: {
    element: (
      <ui.CommandPalette
        label="Find anything"
        text="rynek"
        onTextChange={nothing}
        groups={[
          {
            id: 'places',
            title: 'Places',
            commands: [{ id: 'rynek', label: 'Rynek 12', icon: MapPinIcon, href: '/locations/' }],
          },
        ]}
        status="offline"
        onChoose={nothing}
        isOpen
        onClose={nothing}
      />
    ),
  },
  ConfirmDialog: {
    element: (
      <ui.ConfirmDialog
        title="Delete 3 codes?"
        confirmLabel="Delete 3 codes"
        confirmWord="DELETE"
        isOpen
        onClose={nothing}
        onConfirm={nothing}
      />
    ),
  },
  CopyField: {
    element: (
      <ui.CopyField
        label="Link"
        text="https://hearback.example/r/7K2M9QXT4A"
        copyLabel="Copy"
        copiedLabel="Copied"
        onCopy={() => Promise.resolve(true)}
      />
    ),
  },
  DateRangeField: {
    element: (
      <ui.DateRangeField
        label="Days"
        value={{ start: '2026-11-21', end: '2026-11-20' }}
        onChange={nothing}
      />
    ),
  },
  Dialog: { element: inDialog(<ui.Text>Where is it?</ui.Text>) },
  DialogActions: {
    element: (
      <ui.DialogActions>
        <ui.Button tone="primary">Add location</ui.Button>
      </ui.DialogActions>
    ),
    around: inDialog,
  },
  Divider: { element: <ui.Divider /> },
  Drawer: {
    element: (
      <ui.Drawer title="Answer from Rynek 12" isOpen onClose={nothing}>
        Lovely soup
      </ui.Drawer>
    ),
  },
  EmptyState: { element: <ui.EmptyState icon={MapPinIcon} title="No locations found" /> },
  EntityList: {
    element: (
      <ui.EntityList
        label="Places"
        searchLabel="Find a place"
        columns={columns}
        rows={places}
        total={40}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        query={{ ...ui.firstPage, sort: { column: 'scans', direction: 'descending' } }}
        onQuery={nothing}
        status="ready"
        onDeleteAll={nothing}
        rowActions={() => [{ id: 'edit', label: 'Edit' }]}
        empty={null}
      />
    ),
  },
  Facts: { element: <ui.Facts facts={[{ label: 'Scans', value: '1,284', note: 'this week' }]} /> },
  FieldMessage: { element: <ui.FieldMessage tone="error">Enter a name.</ui.FieldMessage> },
  FileField: {
    element: <ui.FileField label="Sign" accept={['image/png']} onSelect={nothing} />,
  },
  FoldedPicture: {
    element: (
      <ui.FoldedPicture
        alt="Picture from a visitor"
        note="Nobody but you sees it."
        showLabel="Show the picture"
        hideLabel="Hide the picture"
        failed="The picture cannot be loaded."
        load={() => Promise.resolve(new Blob())}
        removeLabel="Delete the picture"
        onRemove={nothing}
      />
    ),
  },
  Heading: { element: <ui.Heading level={2}>Where your codes hang</ui.Heading> },
  Hidden: { element: <ui.Hidden>Twelve answers</ui.Hidden> },
  IconButton: { element: <ui.IconButton icon={TrashIcon} label="Delete Rynek 12" /> },
  Inline: { element: <ui.Inline>Twelve answers</ui.Inline> },
  Link: {
    element: (
      <ui.Link href="https://example.com" isExternal>
        How to print
      </ui.Link>
    ),
  },
  LinkProvider: {
    element: (
      <ui.LinkProvider navigate={nothing}>
        <ui.Link href="/codes/">Codes</ui.Link>
      </ui.LinkProvider>
    ),
  },
  Loader: { element: <ui.Loader /> },
  Logo: { element: <ui.Logo /> },
  Highlight: { element: <ui.Highlight text="Lovely soup" words="soup" /> },
  Menu: {
    element: (
      <ui.Menu
        label="What to do with Rynek 12"
        trigger={<ui.IconButton icon={MoreIcon} label="What to do with Rynek 12" />}
        actions={[{ id: 'edit', label: 'Edit' }]}
      />
    ),
  },
  NewsItem: {
    element: (
      <ui.NewsItem
        icon={BellIcon}
        text="8 new answers to Table 4"
        href="/feedback/"
        moment="2 hours ago"
        exactMoment="20 November 2026, 09:12"
        unreadLabel="Unread"
      />
    ),
  },
  MoreActions: {
    element: <ui.MoreActions actions={[{ id: 'several', label: 'Several codes' }]} />,
  },
  NewPill: { element: <ui.NewPill label="3 new answers" onShow={nothing} /> },
  Notice: {
    element: <ui.Notice tone="warning" title="Codes here are paused" onDismiss={nothing} />,
  },
  NumberField: {
    element: <ui.NumberField label="Width" value={210} unit="mm" onChange={nothing} />,
  },
  Page: { element: <ui.Page title="Locations" purpose="Where your codes hang." /> },
  Pagination: { element: <ui.Pagination label="Pages" page={2} pages={4} onPage={nothing} /> },
  PasswordField: {
    element: (
      <ui.PasswordField
        label="Password"
        value="secret"
        autoComplete="current-password"
        onChange={nothing}
      />
    ),
  },
  PeriodSelect: {
    element: (
      <ui.PeriodSelect
        label="Time"
        value="2026-11-01..2026-11-15"
        options={[{ value: 'all', label: 'All time' }]}
        onChange={nothing}
      />
    ),
  },
  Popover: {
    element: (
      <ui.Popover label="Narrow" trigger={<ui.Button>Narrow</ui.Button>}>
        By day
      </ui.Popover>
    ),
  },
  PictureRadioGroup: {
    element: (
      <ui.PictureRadioGroup
        label="Day"
        value="Mo"
        groups={[{ id: 'days', options: days.map((day) => ({ ...day, picture: null })) }]}
        onChange={nothing}
      />
    ),
  },
  RadioGroup: {
    element: <ui.RadioGroup label="Day" value="Mo" options={days} onChange={nothing} />,
  },
  SearchField: {
    element: <ui.SearchField label="Find a place" value="Rynek" onChange={nothing} />,
  },
  Select: {
    element: <ui.Select label="Day" value="" options={days} isRequired onChange={nothing} />,
  },
  ShortcutSheet: {
    element: (
      <ui.ShortcutSheet
        groups={[{ shortcuts: [{ words: 'Find a place', keys: ['Mod+K', 'G H'] }] }]}
        isOpen
        onClose={nothing}
      />
    ),
  },
  Sidebar: { element: <ui.Sidebar {...navigation} /> },
  SingleKeysProvider: {
    element: (
      <ui.SingleKeysProvider isOn={false}>
        <ui.Text>Keys held with Ctrl</ui.Text>
      </ui.SingleKeysProvider>
    ),
  },
  Skeleton: { element: <ui.Skeleton /> },
  Slider: {
    element: <ui.Slider label="Corners" value={4} min={0} max={12} onChange={nothing} />,
  },
  SnackbarRegion: { element: <ui.SnackbarRegion snackbar={snackbar} /> },
  SplitView: {
    element: (
      <ui.SplitView details={{ title: 'Rynek 12', onClose: nothing, children: 'Lovely soup' }}>
        Twelve answers
      </ui.SplitView>
    ),
  },
  Stack: { element: <ui.Stack>Twelve answers</ui.Stack> },
  StarRating: { element: <ui.StarRating value={9} label="9 of 10" /> },
  Stepper: {
    element: (
      <ui.Stepper
        label="Your first code"
        steps={[
          { id: 'form', label: 'Form' },
          { id: 'frame', label: 'Frame' },
        ]}
        current="frame"
        onSelect={nothing}
      />
    ),
  },
  Switch: { element: <ui.Switch label="Write to me" value onChange={nothing} /> },
  Table: {
    element: (
      <ui.Table
        label="Places"
        columns={columns}
        rows={places}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        selection={{ ids: new Set(['rynek']), onChange: nothing }}
      />
    ),
  },
  Tabs: {
    element: (
      <ui.Tabs
        label="What you make"
        selected="codes"
        tabs={[
          { id: 'codes', label: 'Codes', icon: QrIcon },
          { id: 'forms', label: 'Forms' },
        ]}
      >
        Twelve codes
      </ui.Tabs>
    ),
  },
  Tag: { element: <ui.Tag label="Service" onRemove={nothing} /> },
  Text: { element: <ui.Text>Twelve answers</ui.Text> },
  TagsField: {
    element: <ui.TagsField label="Tags" value={['North']} options={['South']} onChange={nothing} />,
  },
  MentionArea: {
    element: (
      <ui.MentionArea
        label="Note"
        value="Called"
        onChange={nothing}
        names={['Anna Nowak']}
        listLabel="Colleagues"
      />
    ),
  },
  TextArea: { element: <ui.TextArea label="Comment" value="Lovely soup" onChange={nothing} /> },
  TextField: {
    element: (
      <ui.TextField label="Name" value="" error="Enter a name." isRequired onChange={nothing} />
    ),
  },
  Tooltip: {
    element: (
      <ui.Tooltip text="Sharp at any size">
        <ui.Button>SVG</ui.Button>
      </ui.Tooltip>
    ),
  },
  TryCard: {
    element: (
      <ui.TryCard
        title="What to try"
        items={[
          { icon: QrIcon, text: 'Print a code', href: '/codes/' },
          { icon: HomeIcon, text: 'See what a visitor sees', href: '/r/window', isExternal: true },
        ]}
        onDismiss={nothing}
      />
    ),
  },
};
