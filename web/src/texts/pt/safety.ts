// Made from texts/pt/safety.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Dicas de segurança",
about: "A maioria das pessoas aqui tem boas intenções. Estes hábitos protegem você de quem não tem.",
sections: {
scam: {
title: "Como reconhecer um golpe",
points: ["A pessoa diz que ama você em poucos dias, mas uma ligação ou um encontro nunca dá certo.", "Ela quer mudar logo para outro app, antes que você saiba qualquer coisa sobre ela.", "Surge uma emergência, um pacote retido, alguém da família com problema de saúde ou um investimento que só pode dar lucro.", "Ela pede dinheiro, Pix, vale-presente, cripto, um código que você acabou de receber ou imagens íntimas que poderia usar para ameaçar você.", "Ela manda um link para você clicar ou pagar, ou diz que escreve em nosso nome. Nunca pedimos sua senha, um código ou dinheiro."],
},
before: {
title: "Antes do encontro",
points: ["Não verificamos antecedentes criminais nem o passado de ninguém. Faça perguntas e só se encontre quando se sentir em segurança.", "Nunca mande dinheiro, Pix, vale-presente ou cripto nem passe senhas ou códigos, seja qual for a história.", "No começo, não conte seu nome completo, seu endereço nem onde você trabalha, e confira se suas fotos não mostram isso.", "Converse aqui até confiar na pessoa. Se você denunciar uma mensagem daqui, nossa equipe pode lê-la.", "Faça uma chamada de vídeo antes do primeiro encontro. Tome cuidado com quem sempre tem um motivo para não fazer."],
},
meeting: {
title: "No primeiro encontro",
points: ["Marque em um lugar público e fique em lugares assim nas primeiras vezes.", "Conte a uma pessoa de confiança com quem você vai se encontrar, onde e a que horas volta.", "Vá e volte por conta própria e fique de olho na sua bebida.", "Você pode ir embora quando quiser. Não deve explicações a ninguém."],
},
wrong: {
title: "Se algo parecer errado",
points: ["Se você estiver em perigo, ligue primeiro para a emergência.", "Bloqueie pessoas no menu da foto ou na conversa. Vocês não se veem mais.", "Denuncie pessoas, mensagens e fotos nos mesmos menus. A pessoa não fica sabendo da denúncia.", "Mandou dinheiro, fez um Pix ou passou um código? Fale agora com seu banco, troque sua senha e denuncie a pessoa aqui."],
},
},
faqs: "Ler as perguntas frequentes",
report: "Denunciar conteúdo sem conta",
};
