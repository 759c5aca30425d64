import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-setup.ts';

export const messages: Translated<typeof en> = {
  title: 'Configure seu site',
  about: 'Uns quinze minutos. Pule o que você ainda não sabe.',
  steps: 'Etapas da configuração',
  done: 'Feito',
  skipped: 'Pulado',
  names: {
    brand: 'Nome e logo',
    colors: 'Cores',
    language: 'Idioma',
    place: 'Onde é oferecido',
    legal: 'Páginas legais',
    prices: 'Preços',
    mail: 'E-mails',
  },
  skip: 'Pular esta etapa',
  back: 'Voltar',
  next: (name: string) => `Continuar: ${name}`,
  leave: 'Sair da configuração',
  none: 'Escolher…',
  language: {
    about: (count: number) =>
      `Seu site fala ${count} idiomas, e cada pessoa o lê no dela. Navegadores que pedem outro recebem o idioma principal.`,
    front: 'As primeiras palavras da página inicial',
    frontAbout: 'No idioma principal. Todos os outros textos ficam na parte Textos.',
  },
  place: {
    about: 'Onde você está, e o relógio e o dinheiro do seu site.',
    country: 'Para suas páginas legais.',
    timeZone: 'Fuso horário',
    timeZoneAbout: 'Os dias começam e terminam por ele. A variável TIME_ZONE o define.',
    currency: 'Moeda',
    currencyAbout:
      'Os preços são nela. A variável PREMIUM_CURRENCY a define. Escolha antes de vender.',
  },
  legal: {
    about:
      'Diga uma vez quem mantém o site. Isso vai para o aviso legal, os termos e a página de privacidade, em todos os idiomas.',
    name: 'Seu nome, ou nome e forma jurídica da empresa.',
    address: 'Rua e número, CEP e cidade. O país é acrescentado.',
    phone: 'Muitos países o exigem.',
    register: 'Por exemplo, CNPJ 12.345.678/0001-90. Vazio se não houver.',
    pages: 'Suas páginas',
    write: 'Escrever as páginas',
    again: 'Escrever de novo',
    againOf: (title: string) => `Escrever de novo: ${title}`,
    missing: 'Ainda não escrita',
    there: 'Escrita',
    privacy: 'Privacidade',
    privacyAbout: 'Todo site a tem. Ela mostra seu nome quando você publica.',
    unknown: 'Sem nome, endereço e país, os textos têm lugares entre [colchetes] para isso.',
    lawyer:
      'Peça a um escritório de advocacia que as leia. As outras mudanças são feitas na parte Páginas.',
    written: 'As páginas estão no rascunho.',
    replaceTitle: (title: string) => `Escrever “${title}” de novo?`,
    replaceAbout: 'Em cada idioma, o texto dá lugar a um novo com seus dados.',
    cancel: 'Cancelar',
  },
  sold: 'Desligue para um site gratuito: nada está à venda e nenhum preço é mostrado. Quem tem Premium continua com ele.',
  free: 'Os membros têm então o que você dá a todos sem Premium.',
  rights: 'Escolher o que é',
  mail: {
    about: 'Envie um e-mail para você, com seu nome, suas cores e seu endereço.',
    send: 'Enviar um teste para mim',
    again: 'Enviar outro teste',
    sent: (to: string, from: string) =>
      `O servidor de e-mail o aceitou: de ${from} para ${to}. Olhe sua caixa de entrada, também no spam.`,
    file: (from: string) =>
      `Ainda não há servidor de e-mail: a mensagem de ${from} é um arquivo na pasta “outbox” dos seus dados. A variável SMTP_URL define um.`,
    failed: 'O e-mail não foi enviado.',
    faults: {
      unreachable:
        'Não dá para alcançar o servidor de e-mail. Confira o nome e a porta em SMTP_URL, e se há um firewall no caminho.',
      encryption:
        'Não deu para criptografar a conexão. Confira a porta: 465 vai com smtps://, 587 com smtp://.',
      'sign-in': 'O servidor de e-mail não aceita o usuário ou a senha de SMTP_URL.',
      sender:
        'O servidor de e-mail não aceita o remetente. Coloque em MAIL_FROM um endereço do qual ele possa enviar.',
      recipient: 'O servidor de e-mail não aceita seu endereço como destinatário.',
      other: 'O servidor de e-mail não o aceitou, por outro motivo.',
    },
    answer: 'A resposta dele:',
  },
};
