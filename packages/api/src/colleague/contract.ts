import { issueSentences } from '@hearback/schema/errors';
import {
  boundedText,
  colleagueAccess,
  colleagueInvitation,
  colleagueRoles,
  dueTimes,
  invitedLogin,
  ownershipOffer,
} from '@hearback/schema/rules';
import * as v from 'valibot';

import { personName } from '../account/contract.ts';
import { idFilter, moment, uuidText } from '../http/list.ts';

const ids = v.array(v.string());
const role = v.picklist(['owner', ...colleagueRoles]);

export const InvitationInput = v.pipe(
  v.strictObject(colleagueInvitation.entries),
  v.metadata({ ref: 'InvitationInput' }),
);
export type InvitationInput = v.InferOutput<typeof InvitationInput>;

export const ColleagueInput = v.pipe(
  v.strictObject(colleagueAccess.entries),
  v.metadata({ ref: 'ColleagueInput' }),
);
export type ColleagueInput = v.InferOutput<typeof ColleagueInput>;

/** Somebody who acts in the account. */
export const Colleague = v.pipe(
  v.object({
    id: v.string(),
    first_name: v.string(),
    last_name: v.string(),
    email: v.string(),
    role,
    /** False: bound to the companies and locations that are named. */
    everywhere: v.boolean(),
    companies: ids,
    locations: ids,
    date_joined: moment,
    is_self: v.boolean(),
  }),
  v.metadata({ ref: 'Colleague' }),
);
export type Colleague = v.InferOutput<typeof Colleague>;

/** Somebody whose turn an answer may be. */
const TeamMember = v.pipe(
  v.object({
    id: v.string(),
    name: v.string(),
    /** The id of their login, by which notes mention them. */
    login: v.string(),
    /** True unless they do not reach the place of the answer that is asked about. */
    may_read: v.boolean(),
    /** True unless they only read, or do not reach the place of the answer that is asked about. */
    may_work: v.boolean(),
    is_self: v.boolean(),
  }),
  v.metadata({ ref: 'TeamMember' }),
);

/** Which answer colleagues are asked for. */
export const TeamQuery = v.object({ feedback: idFilter });

/**
 * Everybody who acts in the account, its owner first, by their names alone. Whoever is bound to places is told of
 * those they share one with.
 */
export const Team = v.pipe(
  v.object({ colleagues: v.array(TeamMember) }),
  v.metadata({ ref: 'Team' }),
);
export type Team = v.InferOutput<typeof Team>;

export const DueTimes = v.pipe(
  v.strictObject({ due_times: dueTimes }),
  v.metadata({ ref: 'DueTimes' }),
);
export type DueTimes = v.InferOutput<typeof DueTimes>;

export const Invitation = v.pipe(
  v.object({
    id: v.string(),
    email: v.string(),
    role: v.picklist(colleagueRoles),
    everywhere: v.boolean(),
    companies: ids,
    locations: ids,
    date_sent: moment,
    expires_at: moment,
    is_expired: v.boolean(),
  }),
  v.metadata({ ref: 'Invitation' }),
);
export type Invitation = v.InferOutput<typeof Invitation>;

/** The account is offered to a colleague, who has not accepted yet. */
export const OwnershipTransfer = v.pipe(
  v.object({
    /** The id of the colleague. */
    colleague: v.string(),
    expires_at: moment,
  }),
  v.metadata({ ref: 'OwnershipTransfer' }),
);
export type OwnershipTransfer = v.InferOutput<typeof OwnershipTransfer>;

export const OwnershipInput = v.pipe(
  v.strictObject({ colleague: uuidText, ...ownershipOffer.entries }),
  v.metadata({ ref: 'OwnershipInput' }),
);
export type OwnershipInput = v.InferOutput<typeof OwnershipInput>;

export const Colleagues = v.pipe(
  v.object({
    colleagues: v.array(Colleague),
    invitations: v.array(Invitation),
    /** Null: the account is offered to nobody. */
    transfer: v.nullable(OwnershipTransfer),
  }),
  v.metadata({ ref: 'Colleagues' }),
);
export type Colleagues = v.InferOutput<typeof Colleagues>;

/** Longer than any token of ours. */
const token = boundedText(100, { tooLong: issueSentences.invalid });

export const InvitationToken = v.pipe(
  v.strictObject({ token }),
  v.metadata({ ref: 'InvitationToken' }),
);

/** An invitation as whoever holds its link sees it. */
export const OpenInvitation = v.pipe(
  v.object({
    email: v.string(),
    sender: v.string(),
    role: v.picklist(colleagueRoles),
    everywhere: v.boolean(),
    /** True if the address has a login: it takes no name and no password, then. */
    has_login: v.boolean(),
  }),
  v.metadata({ ref: 'OpenInvitation' }),
);
export type OpenInvitation = v.InferOutput<typeof OpenInvitation>;

export const AcceptInput = v.pipe(
  v.strictObject({
    token,
    ...invitedLogin.entries,
    first_name: v.optional(personName),
    last_name: v.optional(personName),
  }),
  v.metadata({ ref: 'AcceptInput' }),
);
export type AcceptInput = v.InferOutput<typeof AcceptInput>;

/** The address that logs in. */
export const Accepted = v.pipe(v.object({ email: v.string() }), v.metadata({ ref: 'Accepted' }));

/** An account that the person may act in. */
export const OpenableAccount = v.pipe(
  v.object({
    id: v.string(),
    /** The first company, or else the owner. */
    name: v.string(),
    owner_name: v.string(),
    role,
    is_own: v.boolean(),
    /** The end of an offer to own it. Null: it is not offered to the person. */
    offered_until: v.nullable(moment),
    is_current: v.boolean(),
  }),
  v.metadata({ ref: 'OpenableAccount' }),
);
export type OpenableAccount = v.InferOutput<typeof OpenableAccount>;

export const OpenableAccounts = v.pipe(
  v.object({ results: v.array(OpenableAccount) }),
  v.metadata({ ref: 'OpenableAccounts' }),
);
