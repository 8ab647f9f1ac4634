import { describe, expect, test } from 'vitest'
import { refusedFiles } from './refused-files.ts'

const photo = new File(['a'], 'photo.jpg')
const video = new File(['b'], 'video.mp4')

describe('the files that the server refuses', () => {
  test('are found by their place', () => {
    expect(refusedFiles([photo, video], [{ field: 'evidence.1', message: 'Too large.' }])).toEqual([
      [video, 'Too large.'],
    ])
  })

  test('are found by their name inside the sentence', () => {
    const message = '“photo.jpg” is not a picture or video that we can read.'
    expect(refusedFiles([video, photo], [{ field: 'evidence', message }])).toEqual([[photo, message]])
  })

  test('are none where a sentence is about all of them, or about something else', () => {
    const all = { field: 'evidence', message: 'At most 5 files can be added.' }
    const other = { field: 'description', message: 'Description is required' }
    expect(refusedFiles([photo, video], [all, other])).toEqual([])
  })
})
