import { createECDH, randomUUID } from 'node:crypto';

import type { TestApi } from '../createTestApi.ts';
import { goodPassword, guest, type TestPerson } from '../people.ts';
import {
  cafeCompany,
  cafeForm,
  cafeFrame,
  cafeLocation,
  makeOpenWorkspace,
  readAnswer,
  visitorsAnswer,
} from '../workspace.ts';

/** A write that would succeed: where, in place of the parts of its path, and with what. */
export interface WriteRow {
  path?: Readonly<Record<string, string>>;
  body: Record<string, unknown>;
}

const confirm = 'DELETE';

/** A workspace whose code is open and has an answer, a template and a webhook. */
async function fill(api: TestApi, owner: TestPerson) {
  const { post, get } = api.as(owner);
  const add = async (path: string, body: object) =>
    (await readAnswer<{ id: string }>(post(path, body))).id;
  const { company, location, form, frame, code } = await makeOpenWorkspace(api, owner);
  await readAnswer(api.as(guest).post(`/survey/${code.slug}/submit/`, visitorsAnswer()));
  const { results } = await readAnswer<{ results: { id: string }[] }>(
    get(`/feedback/?code=${code.id}`),
  );
  return {
    company: company.id,
    location: location.id,
    form: form.id,
    frame: frame.id,
    code: code.id,
    slug: code.slug,
    feedback: results[0]?.id ?? '',
    template: await add('/template/', {
      name: crypto.randomUUID(),
      layout: { fields: [{ type: 'comment' }] },
    }),
    webhook: await add('/webhook/', {
      url: 'https://till.example/',
      events: ['code.paused'],
      password: goodPassword,
    }),
  };
}

/**
 * A body that is right for each write that the OpenAPI document knows, in an order in which they can
 * be done. A sentence stands where there is nothing to write, or where another test plants.
 */
export async function writeRows(
  api: TestApi,
  owner: TestPerson,
): Promise<Record<string, WriteRow | string>> {
  const [a, b] = [await fill(api, owner), await fill(api, owner)];
  const more = [await makeOpenWorkspace(api, owner), await makeOpenWorkspace(api, owner)];
  const draft = await readAnswer<{ id: string }>(
    api.as(owner).post('/code/', { name: 'Draft', site: a.location, form: a.form, frame: a.frame }),
  );
  const settings = await readAnswer<Record<string, unknown>>(
    api.as(owner).get('/user/notification_settings/'),
  );
  const { unread_letters: _, ...chosen } = settings;
  const location = cafeLocation(a.company);
  const code = { name: 'Table 2', site: a.location, form: a.form, frame: a.frame };
  const webhook = {
    url: 'https://till.example/',
    events: ['code.paused'],
    password: goodPassword,
  };
  const experiment = {
    name: 'Trial',
    kind: 'forms',
    a: a.form,
    b: b.form,
    codes: [a.code, b.code, ...more.map(({ code: { id } }) => id)],
    starts: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    periods: 4,
    period_days: 7,
    measure: 'submissions',
  };
  const at = (id: string, body: object): WriteRow => ({ path: { id }, body: { ...body } });
  const removal = (id: string): WriteRow => ({ body: { ids: [id], confirm } });
  const token = 'writes nothing but what its token says';

  return {
    register: {
      body: {
        first_name: 'Ina',
        last_name: 'Nowa',
        email: 'ina@example.com',
        password: goodPassword,
        agree_terms: true,
      },
    },
    updateUserDetails: { body: { first_name: 'Ada' } },
    addApiKey: { body: { name: 'Till', scopes: ['read:feedback'], password: goodPassword } },
    setNotificationSettings: { body: chosen },
    addPushDevice: {
      body: {
        endpoint: 'https://push.example/a',
        p256dh: createECDH('prime256v1').generateKeys('base64url'),
        auth: 'a'.repeat(22),
        low_only: true,
      },
    },
    estimateExperiment: { body: experiment },
    addExperiment: { body: experiment },
    noteSwap: 'ticks a frame of an experiment; experiments.test.ts asks it',
    setTopicChoices: { body: { topics: [] } },
    addCompany: { body: { ...cafeCompany } },
    replaceCompany: at(a.company, cafeCompany),
    updateCompany: at(a.company, { name: 'Corner' }),
    addLocation: { body: location },
    addLocations: { body: { locations: [{ ...location, id: randomUUID() }] } },
    replaceLocation: at(a.location, location),
    updateLocation: at(a.location, { name: 'New Town' }),
    duplicateLocation: at(a.location, {}),
    tagLocations: { body: { ids: [a.location], add: ['Inside'], remove: [] } },
    renameTag: { body: { tag: 'Inside', name: 'Outside' } },
    setBoard: at(a.location, {
      is_on: true,
      is_linked: true,
      is_indexed: false,
      shows_code: true,
      entries: [
        {
          day: '2026-11-21',
          is_shown: true,
          words: [{ language: 'en-US', said: 'It is loud.', did: 'We put up felt.' }],
        },
      ],
    }),
    addForm: { body: { ...cafeForm } },
    replaceForm: at(a.form, cafeForm),
    updateForm: at(a.form, { title: 'Table' }),
    duplicateForm: at(a.form, {}),
    publishForm: at(a.form, {}),
    restoreFormVersion: { path: { id: a.form, version: '1' }, body: {} },
    addFrame: { body: { ...cafeFrame } },
    replaceFrame: at(a.frame, cafeFrame),
    updateFrame: at(a.frame, { name: 'Card' }),
    duplicateFrame: at(a.frame, {}),
    addTemplate: { body: { name: 'Short', layout: { fields: [{ type: 'comment' }] } } },
    updateTemplate: at(a.template, { name: 'Shorter' }),
    addCode: { body: code },
    replaceCode: at(draft.id, code),
    updateCode: at(draft.id, { name: 'Table 3' }),
    addCodes: { body: { id: randomUUID(), rows: [{ name: 'Row', site: a.location }] } },
    publishCode: at(draft.id, {}),
    makeVisitCodes: at(draft.id, { count: 2 }),
    recordScan: { path: { slug: a.slug }, body: {} },
    submitSurvey: { path: { slug: a.slug }, body: visitorsAnswer() },
    updateFeedback: at(a.feedback, { status: 'resolved' }),
    updateFeedbacks: { body: { ids: [a.feedback], status: 'new' } },
    markNotificationsRead: { body: {} },
    updateAlarm: 'takes months of answers; alarms.test.ts asks it',
    askForHelp: { body: { topic: 'codes', subject: 'A question', message: 'How do I begin?' } },
    addWebhook: { body: webhook },
    updateWebhook: at(a.webhook, { description: 'The till', password: goodPassword }),
    showWebhookSecret: at(a.webhook, { password: goodPassword }),
    rotateWebhookSecret: at(a.webhook, { password: goodPassword }),
    replayFailedDeliveries: at(a.webhook, { since: '2026-01-01T00:00:00Z' }),
    previewRemoval: { body: { kind: 'company', ids: [a.company] } },
    removeCode: at(a.code, { confirm }),
    removeFeedbacks: removal(b.feedback),
    removeCodes: removal(b.code),
    removeTemplates: removal(b.template),
    removeForms: removal(b.form),
    removeFrames: removal(b.frame),
    removeLocations: removal(b.location),
    removeCompanies: removal(b.company),
    inviteColleague: { body: { email: 'kim@example.com', role: 'reader', everywhere: true } },
    saveSavedReply: {
      path: { id: randomUUID() },
      body: { title: 'Thanks', words: [{ language: 'en-US', text: 'Thank you!' }] },
    },
    setDueTimes: { body: { due_times: [] } },
    updateColleague: 'changes a colleague; colleagues.test.ts asks it',
    offerOwnership: 'takes the password; colleagues.test.ts asks it',
    checkInvitation: 'takes the link of a letter',
    acceptInvitation: 'takes the link of a letter; colleagues.test.ts asks it',
    requestActivationLink: 'writes a letter to an address',
    recoverAccount: 'writes a letter to an address',
    resetPassword: token,
    login: token,
    firstLogin: token,
    logInWithPasskey: token,
    logInWithOidc: 'takes what a provider signed; oidc.test.ts asks it',
    confirmOidcLogin: 'takes what a provider signed; oidc.test.ts asks it',
    registerWithOidc: 'takes what a provider signed; oidc.test.ts asks it',
    beginOidcLink: 'takes the password; oidc.test.ts asks it',
    linkOidc: 'takes what a provider signed; oidc.test.ts asks it',
    unlinkOidc: 'takes the password; oidc.test.ts asks it',
    beginPasskey: 'takes the password; passkeys.test.ts asks it',
    addPasskey: 'takes what a browser signed; passkeys.test.ts asks it',
    removePasskey: 'takes the password; passkeys.test.ts asks it',
    verifyToken: token,
    refreshToken: token,
    logout: token,
    changePassword: 'sets a password and ends sessions; details.test.ts asks it',
    requestEmailChange: 'takes the password and writes letters; emailChange.test.ts asks it',
    beginSecondFactor: 'takes the password; secondFactor.test.ts asks it',
    confirmSecondFactor: 'takes a code of the app; secondFactor.test.ts asks it',
    renewRecoveryCodes: 'takes a code of the app; secondFactor.test.ts asks it',
    endSecondFactor: 'takes a code of the app; secondFactor.test.ts asks it',
    leaveContact: 'takes the receipt of an answer whose form asks for it; receipt.test.ts asks it',
    deleteAccount: 'says when an account ends, and takes a password for it',
  };
}
