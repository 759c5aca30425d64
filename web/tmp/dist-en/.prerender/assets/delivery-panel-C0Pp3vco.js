globalThis.lazySources.push('src/features/settings/delivery/delivery-panel.tsx');
import {
  a as PushDenied,
  i as useTurnOnPush,
  n as useChangeDelivery,
  r as useTurnOffPush,
  t as messages,
} from './notice-delivery-CbXodQcn.js';
import {
  F as errorText,
  P as column_module_default,
  f as Select,
  r as Alert,
  y as formatDate,
} from '../entry.mjs';
import { n as SwitchRow } from './settings-page-BUR4SGjS.js';
/* empty css                      */
import { f as CallError } from './session-qxZvcB-b.js';
import { t as canPush } from './can-push-D0C5Uo5T.js';
import { t as account_form_module_default } from './account-form.module-C61HFOfj.js';
import { o as SettingsRow } from './sign-in-methods-section-C2CpUsey.js';
import { Button, TextInput } from '@mantine/core';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/settings/delivery/delivery-settings.tsx
var ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
/** Every zone that the browser knows: that of the device first, as most look for it. */
function zonesWith(chosen) {
  return [
    .../* @__PURE__ */ new Set([ownZone(), chosen, ...Intl.supportedValuesOf('timeZone')]),
  ].map((zone) => ({
    value: zone,
    label: zone === ownZone() ? messages.ownZone(zoneName(zone)) : zoneName(zone),
  }));
}
var zoneName = (zone) => zone.replaceAll('_', ' ').replaceAll('/', ' – ');
var night = {
  from: '22:00',
  to: '08:00',
};
/** When notifications reach the member, and what pushes say. */
function DeliverySettings({ settings }) {
  const { names, quiet, timeZone } = settings;
  const { mutate, error } = useChangeDelivery();
  const save = (hours) =>
    mutate({
      quiet: hours,
      timeZone: timeZone ?? ownZone(),
    });
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsx(SwitchRow, {
        label: messages.names,
        about: messages.namesAbout,
        checked: names,
        onChange: (on) => mutate({ names: on }),
      }),
      /* @__PURE__ */ jsx(SwitchRow, {
        label: messages.quiet,
        about: messages.quietAbout,
        checked: quiet !== null,
        onChange: (on) => save(on ? night : null),
      }),
      quiet &&
        /* @__PURE__ */ jsxs('div', {
          className: 'flex wrap items-end gap-3-by-4',
          children: [
            ['from', 'to'].map((end) =>
              /* @__PURE__ */ jsx(
                TextInput,
                {
                  type: 'time',
                  label: messages[end],
                  defaultValue: quiet[end],
                  onBlur: ({ currentTarget: { value } }) => {
                    if (value && value !== quiet[end])
                      save({
                        ...quiet,
                        [end]: value,
                      });
                  },
                },
                `${end} ${quiet[end]}`,
              ),
            ),
            /* @__PURE__ */ jsx(Select, {
              label: messages.timeZone,
              data: zonesWith(timeZone ?? ownZone()),
              value: timeZone ?? ownZone(),
              onChange: ({ currentTarget: { value } }) => mutate({ timeZone: value }),
            }),
          ],
        }),
      error &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: errorText(error),
        }),
    ],
  });
}
// web/src/features/settings/delivery/push-settings.tsx
var { push: m } = messages;
/** Turns pushes on for this browser, and off for each that gets them. */
function PushSettings({ settings: { push } }) {
  const turnOn = useTurnOnPush();
  const turnOff = useTurnOffPush();
  const isOn = push.devices.some(({ current }) => current);
  return /* @__PURE__ */ jsxs(SettingsRow, {
    title: m.title,
    about: isOn ? m.on : canPush() ? m.about : m.unsupported,
    control:
      !isOn &&
      canPush() &&
      /* @__PURE__ */ jsx(Button, {
        variant: 'default',
        'aria-disabled': turnOn.isPending,
        onClick: () => {
          if (!turnOn.isPending) turnOn.mutate(push.publicKey);
        },
        children: turnOn.isPending ? m.turningOn : m.turnOn,
      }),
    children: [
      turnOn.error &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: pushError(turnOn.error),
        }),
      turnOff.error &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: errorText(turnOff.error),
        }),
      push.devices.length > 0 &&
        /* @__PURE__ */ jsx('ul', {
          className: 'plain-list grid gap-3',
          'aria-label': m.devices,
          children: push.devices.map((device) =>
            /* @__PURE__ */ jsxs(
              'li',
              {
                className: 'row wrap between gap-3',
                children: [
                  /* @__PURE__ */ jsxs('div', {
                    className: `content-center min-w-0 ${account_form_module_default.session}`,
                    children: [
                      /* @__PURE__ */ jsxs('p', {
                        className: 'row wrap gap-2 semibold',
                        children: [
                          device.device || m.unknown,
                          ' ',
                          device.current &&
                            /* @__PURE__ */ jsx('span', {
                              className: 'rounded-sm color-success text-xs p-tag bg-muted-soft',
                              children: m.current,
                            }),
                        ],
                      }),
                      /* @__PURE__ */ jsx('p', {
                        className: column_module_default.quiet,
                        children: m.since(formatDate(device.createdAt)),
                      }),
                    ],
                  }),
                  /* @__PURE__ */ jsx(Button, {
                    variant: 'default',
                    'aria-label': m.turnOffNamed(device.device || m.unknown),
                    onClick: () => turnOff.mutate(device),
                    children: m.turnOff,
                  }),
                ],
              },
              device._id,
            ),
          ),
        }),
    ],
  });
}
function pushError(error) {
  if (error instanceof PushDenied) return m.denied;
  return error instanceof CallError ? errorText(error) : m.failed;
}
// web/src/features/settings/delivery/delivery-panel.tsx
/** Where and when notifications reach the member. Loaded on demand. */
function DeliveryPanel({ settings }) {
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsx(PushSettings, { settings }),
      /* @__PURE__ */ jsx(DeliverySettings, { settings }),
    ],
  });
}
export { DeliveryPanel };
