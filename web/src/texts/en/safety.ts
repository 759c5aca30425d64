// Made from texts/en/safety.json. Change it there.

export const messages = {
title: "Safety Tips",
about: "Most people here mean well. These habits protect you from those who don't.",
sections: {
scam: {
title: "What a scam looks like",
points: ["They fall in love within days, but a call or a date never works out.", "They want to leave for another app right away, before you know anything about them.", "There is an emergency, a stuck package, a sick relative, or an investment that can only win.", "They ask for money, gift cards, crypto, a code that you just received, or intimate pictures that they could threaten you with.", "They send a link where you should click or pay, or say that they write for us. We never ask for your password, a code or money."],
},
before: {
title: "Before you meet",
points: ["We don't check anyone's criminal record or past. Ask questions, and meet only when you feel safe.", "Never send money, gift cards or crypto, and never share passwords or codes, whatever the story is.", "Keep your full name, your address and where you work to yourself at first, and check that your photos don't show them.", "Chat here until you trust someone. If you report a message from here, our team can read it.", "Have a video call before the first date. Be careful with people who always have a reason not to."],
},
meeting: {
title: "On a first date",
points: ["Meet in a public place, and stay there the first few times.", "Tell a friend who you're meeting, where, and when you'll be back.", "Get there and home on your own, and keep an eye on your drink.", "You can leave anytime. You don't owe anyone a reason."],
},
wrong: {
title: "If something feels wrong",
points: ["If you're in danger, call the emergency number first.", "Block people in the menu on their photo or in the conversation. You won't see each other anymore.", "Report people, messages and photos in the same menus. They won't know you reported them.", "Did you send money or a code? Contact your bank right away, change your password, and report the person here."],
},
},
faqs: "Read the FAQs",
report: "Report content without an account",
};
