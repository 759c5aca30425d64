import type { messages as en } from '../en/accessibility.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  title: 'Acessibilidade',
  about: (brand: string) =>
    `Como o ${brand} funciona para pessoas com deficiência, e onde ainda não funciona.`,
  written:
    'Escrito em 26 de novembro de 2026, para este site e para o app que pode ser instalado a partir dele.',
  sections: {
    standard: {
      title: 'Nosso objetivo',
      points: [
        'A norma é a EN 301 549, que pede aos sites o nível AA das Diretrizes de Acessibilidade para Conteúdo Web (WCAG) 2.1. Trabalhamos com a versão mais recente, WCAG 2.2, nível AA.',
        'O serviço está parcialmente em conformidade: o que sabemos que falta está na lista abaixo.',
        'A avaliação foi feita por nós. Um programa procura erros em todas as páginas, a cada versão, nos temas claro e escuro, a partir de 320 pixels de largura, e verifica se a tecla Tab chega a todos os controles e mostra onde está. Percursos como fazer o cadastro, conversar e decidir sobre pessoas são testados só com o teclado.',
        'Programas encontram apenas algumas barreiras. Ninguém de fora fez uma auditoria do software, e pessoas que usam leitores de tela ou outros recursos ainda não o testaram para nós.',
      ],
    },
    helps: {
      title: 'O que funciona',
      points: [
        'Todos os controles funcionam com o teclado. Nos cards de Descobrir há botões além do gesto de arrastar, e as fotos também podem ser ordenadas com botões.',
        'As páginas podem ser ampliadas até 400% sem rolagem lateral. Elas seguem suas preferências de tema escuro e de menos movimento.',
        'Os erros dizem com palavras o que aconteceu e o que fazer, ao lado do campo. O que você digitou continua lá.',
        'Os gráficos têm os mesmos números em uma tabela, que os leitores de tela leem no lugar deles.',
        'Não há enigmas para provar que você é uma pessoa, nada pisca e nada toca automaticamente.',
      ],
    },
    known: {
      title: 'O que ainda não funciona',
      points: [
        'As fotos que os membros enviam não têm descrição do que mostram. Um leitor de tela diz de quem é a foto e seu número, e os membros não podem acrescentar uma descrição às suas.',
        'O que os membros escrevem pode estar em qualquer idioma, sem indicação de qual. Um leitor de tela pode ler com a voz errada.',
        'O recorte de uma foto e a posição do rosto são definidos arrastando ou com as setas do teclado. Não há como defini-los com toques simples.',
        'Não verificamos os arquivos das faturas nem os campos para números de cartão, que vêm da empresa de pagamento onde são aceitos cartões de verdade.',
        'Os e-mails têm uma versão em texto simples. Não verificamos a acessibilidade da outra versão, nem da página que mostra a quem programa como a API funciona.',
      ],
    },
    feedback: {
      title: 'Se algo impedir você',
      points: (support: string) => [
        `Escreva para ${support}. Diga em que página foi, o que você queria fazer e o que usa, por exemplo um leitor de tela. Você não precisa de conta.`,
        'Se você tem conta, também pode informar um problema em Minhas denúncias, onde encontra nossa resposta.',
        'Uma pessoa lê cada mensagem e responde. Se não conseguirmos corrigir logo, dizemos quando vamos corrigir e ajudamos você a fazer de outra forma o que queria.',
        'Se nossa resposta não resolver, você pode recorrer à autoridade que fiscaliza a acessibilidade no seu país.',
      ],
    },
  },
  contact: 'Falar com o suporte',
};
