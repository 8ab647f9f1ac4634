import type { Complaint as ComplaintShown, ComplaintState } from '@gema/contract/shapes/complaint.ts'
import { type Complaint, isComplaintOpen } from '../../modules/complaints/complaints.ts'

interface StepWords {
  en: string
  id: string
}

const filed: StepWords = { en: 'Filed', id: 'Diajukan' }
const inProgress: StepWords = { en: 'In progress', id: 'Ditangani' }
const closed: Partial<Record<ComplaintState, StepWords>> = {
  resolved: { en: 'Resolved', id: 'Selesai' },
  rejected: { en: 'Declined', id: 'Ditolak' },
  cancelled: { en: 'Withdrawn', id: 'Dibatalkan' },
}

/** The three steps of a complaint, each with when it was taken. The last is called by how it has ended. */
export function presentComplaintSteps(complaint: Complaint, language: string): ComplaintShown['steps'] {
  const { status, createdAt, answeredAt, decidedAt } = complaint
  const isOpen = isComplaintOpen(complaint)
  const nameOf = (words: StepWords) => (language === 'id' ? words.id : words.en)
  return [
    {
      key: 'created',
      name: nameOf(filed),
      state: status === 'created' ? 'active' : 'done',
      at: createdAt.toISOString(),
    },
    {
      key: 'in_progress',
      name: nameOf(inProgress),
      // One that was withdrawn at once has not come here.
      state: status === 'in_progress' ? 'active' : answeredAt === null ? 'todo' : 'done',
      at: answeredAt?.toISOString() ?? null,
    },
    {
      key: 'closed',
      name: nameOf(closed[status] ?? { en: 'Settled', id: 'Selesai' }),
      state: isOpen ? 'todo' : 'done',
      at: isOpen ? null : (decidedAt?.toISOString() ?? null),
    },
  ]
}
