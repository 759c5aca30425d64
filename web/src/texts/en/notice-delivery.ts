// Made from texts/en/notice-delivery.json. Change it there.

export const messages = {
push: {
title: "Push notifications",
about: "Push notifications reach you while this page is closed.",
on: "Push notifications are on for this device.",
turnOn: "Turn on for this device",
turningOn: "Turning on…",
denied: "Your browser blocks notifications from this site. Allow them in your browser's settings, then try again.",
unsupported: "This browser can't show push notifications. On an iPhone or iPad, add this site to your home screen first.",
failed: "Push notifications couldn't be turned on. Check your connection and try again.",
devices: "Devices with push notifications",
unknown: "Unknown device",
current: "This device",
since: ({ date }: { date: string | number }) => `Since ${date}`,
turnOff: "Turn off",
turnOffNamed: ({ device }: { device: string | number }) => `Turn off push notifications: ${device}`,
},
names: "Show names and details in push notifications",
namesAbout: "Off: “You have a new notification”. On: who it is and what happened, also on your lock screen.",
quiet: "Quiet hours",
quietAbout: "Emails and push notifications wait until they are over, except about security.",
from: "From",
to: "To",
timeZone: "Time zone",
ownZone: ({ zone }: { zone: string | number }) => `This device: ${zone}`,
};
