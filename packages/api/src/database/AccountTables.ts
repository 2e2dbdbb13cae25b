import type { ApiScope, HelpTopic } from '@hearback/schema/rules';
import type { ColumnType, Generated } from 'kysely';

import type { OidcClaims } from '../account/oidcProvider.ts';
import type {
  LetterKind,
  NamedApiKey,
  RemovedCounts,
  SecurityEventKind,
} from '../account/securityEventsContract.ts';

type Moment = ColumnType<Date, Date, Date>;
type MaybeMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** The role of a person in an account. */
export type Role = 'owner' | 'manager' | 'reader';

/** Accounts, the people in them, and how these prove who they are. */
export interface AccountTables {
  account: {
    id: string;
    created_at: Moment;
    deletion_asked_at: MaybeMoment;
    deletes_at: MaybeMoment;
    deletion_reminded_at: MaybeMoment;
    /** All answers up to this one are anonymized. */
    forgotten_until: MaybeMoment;
    /** Opened with a login that was made for a colleague, who has no business of their own yet. */
    is_unused: Generated<boolean>;
  };
  membership: {
    account_id: string;
    id: string;
    /** The account that the person was opened with holds their login. */
    person_account_id: string;
    person_id: string;
    role: Role;
    /** False: only the places of `access_place`. */
    everywhere: boolean;
    invited_by: ColumnType<string | null, string | null | undefined, string | null>;
    created_at: Moment;
  };
  access_place: {
    account_id: string;
    /** A membership, an invitation or an API key. */
    holder_id: string;
    company_id: string | null;
    location_id: string | null;
  };
  invitation: {
    account_id: string;
    id: string;
    email: string;
    role: Exclude<Role, 'owner'>;
    everywhere: boolean;
    token_hash: string;
    invited_by: string;
    created_at: Moment;
    sent_at: Moment;
    expires_at: Moment;
  };
  ownership_transfer: {
    account_id: string;
    membership_id: string;
    created_at: Moment;
    expires_at: Moment;
  };
  due_time: { account_id: string; rating_min: number; rating_max: number; hours: number };
  farewell: {
    id: string;
    email: string;
    first_name: string;
    last_name: string;
    language: string;
    created_at: Date;
  };
  person: {
    account_id: string;
    id: string;
    email: string;
    first_name: string;
    last_name: string;
    password_hash: string;
    password_version: Generated<number>;
    is_active: Generated<boolean>;
    theme: Generated<number>;
    language: string;
    has_setup: Generated<boolean>;
    created_at: Moment;
    activated_at: MaybeMoment;
    deactivated_at: MaybeMoment;
    /** The account that the next login opens. Null: the person's own. */
    login_account_id: ColumnType<string | null, string | null | undefined, string | null>;
  };
  session: {
    account_id: string;
    id: string;
    person_id: string;
    rotates: boolean;
    remembered: boolean;
    created_at: Moment;
    used_at: Moment;
    expires_at: Moment;
    ended_at: MaybeMoment;
    user_agent: Generated<string>;
    device: Generated<string>;
    address: string | null;
    /** The account that it acts in. Null: the person's own. */
    member_account_id: ColumnType<string | null, string | null | undefined, string | null>;
  };
  refresh_token: {
    account_id: string;
    id: string;
    session_id: string;
    created_at: Moment;
    expires_at: Moment;
    used_at: MaybeMoment;
    child_id: ColumnType<string | null, string | null | undefined, string | null>;
  };
  one_time_token: {
    account_id: string;
    token_hash: string;
    person_id: string;
    purpose: 'activation' | 'first_login' | 'reset' | 'download' | 'feedback_download';
    password_version: number;
    created_at: Moment;
    expires_at: Moment;
    used_at: MaybeMoment;
    /** The account that a download is of. Null: the person's own. */
    member_account_id: ColumnType<string | null, string | null | undefined, string | null>;
  };
  email_change: {
    account_id: string;
    id: string;
    person_id: string;
    session_id: string;
    old_email: string;
    new_email: string;
    password_version: number;
    created_at: Moment;
    expires_at: Moment;
    /** Null: the letter to the new address is not written yet. */
    confirm_hash: ColumnType<string | null, string | null | undefined, string | null>;
    /** Null: it waits for its confirmation. */
    changed_at: MaybeMoment;
    undo_hash: ColumnType<string | null, string | null | undefined, string | null>;
    undo_until: MaybeMoment;
  };
  oidc_identity: {
    account_id: string;
    person_id: string;
    issuer: string;
    subject: string;
    email: string | null;
    created_at: Moment;
    used_at: MaybeMoment;
  };
  oidc_request: {
    request_hash: string;
    /** Null: for a login. */
    person_id: string | null;
    claims: ColumnType<OidcClaims | null, string | null, never>;
    expires_at: Moment;
  };
  passkey: {
    account_id: string;
    id: string;
    person_id: string;
    credential_id: string;
    public_key: string;
    counter: number;
    transports: ColumnType<string[], string, never>;
    name: string;
    created_at: Moment;
    used_at: MaybeMoment;
  };
  passkey_challenge: {
    challenge_hash: string;
    /** Null: for a login. */
    person_id: string | null;
    expires_at: Moment;
  };
  second_factor: {
    account_id: string;
    person_id: string;
    secret: string;
    created_at: Moment;
    /** Null: the app has not shown its first code yet. */
    confirmed_at: MaybeMoment;
    /** The last time step whose code was taken. */
    last_step: Generated<number>;
  };
  recovery_code: {
    account_id: string;
    person_id: string;
    code_hash: string;
    used_at: MaybeMoment;
  };
  api_key: {
    account_id: string;
    id: string;
    person_id: string;
    name: string;
    scopes: ApiScope[];
    key_hash: string;
    prefix: string;
    created_at: Moment;
    expires_at: MaybeMoment;
    used_at: MaybeMoment;
    /** False: only the places of `access_place`. */
    everywhere: Generated<boolean>;
  };
  letter: {
    account_id: string;
    id: string;
    kind: string;
    about: Generated<string>;
    created_at: Moment;
    sent_at: MaybeMoment;
    trying_until: MaybeMoment;
    failed_at: MaybeMoment;
    is_refused: Generated<boolean>;
  };
  question: {
    account_id: string;
    id: string;
    person_id: string;
    topic: HelpTopic;
    subject: string;
    message: string;
    created_at: Moment;
  };
  security_event: {
    account_id: string;
    id: string;
    person_id: string | null;
    kind: SecurityEventKind;
    created_at: Moment;
    address: string | null;
    device: string | null;
    session_id: string | null;
    counts: ColumnType<RemovedCounts | null, string | null, never>;
    letter: LetterKind | null;
    api_key: ColumnType<NamedApiKey | null, string | null, never>;
    webhook: ColumnType<string | null, string | null | undefined, never>;
    /** The address of the colleague it is about. */
    colleague: ColumnType<string | null, string | null | undefined, never>;
  };
}
