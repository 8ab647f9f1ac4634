import { defineWords } from '../../language/define-words.ts'

export const followWords = defineWords('follow', {
  en: {
    follow: 'Follow',
    following: 'Following',
    follow_store: 'Follow {{store}}',
    following_store: 'Following {{store}}',
    followers_one: '{{shown}} follower',
    followers_other: '{{shown}} followers',
  },
  id: {
    follow: 'Ikuti',
    following: 'Diikuti',
    follow_store: 'Ikuti {{store}}',
    following_store: '{{store}} diikuti',
    followers_other: '{{shown}} pengikut',
  },
})
